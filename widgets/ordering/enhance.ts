/** Sends the sort order's form, and keeps the select true to the products. */

/** Sends the form. As the page goes, the select shows the printed order again, because Back leads to its products. */
export function send(select: Element): void {
  const { form, options } = select as HTMLSelectElement;
  form?.requestSubmit();
  addEventListener('pagehide', () => {
    for (const option of options ?? []) option.selected = option.defaultSelected;
  });
}
