/** What brings a list back that had grown by further pages: archives and loops share it. */

export * from '../../ui/grownList';
export * from '../../ui/listPlace';
export * from '../../ui/listReturn';
