// Stands in for a shop's embedded services: each records that it ran and what it got, and sets a cookie.
{
  const service = new URL(
    document.currentScript.src ?? document.currentScript.href.baseVal,
    document.baseURI,
  ).searchParams.get('service');
  window.demoServices = [...(window.demoServices ?? []), service];
  window.demoHanded = { ...window.demoHanded, [service]: JSON.stringify(window.shopAnalytics ?? null) };
  // biome-ignore lint/suspicious/noDocumentCookie: as such services do it
  document.cookie = `demo_${service}=1; path=/; max-age=3600`;
}
