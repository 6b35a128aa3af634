/** Restores a list that had grown by further pages. Archives and loops share this code. */

export * from '../../ui/lists/grownList';
export * from '../../ui/lists/listPlace';
export * from '../../ui/lists/listReturn';
