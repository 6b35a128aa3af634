// A service that no list of providers names.
{
  const service = new URL(
    document.currentScript.src ?? document.currentScript.href.baseVal,
    document.baseURI,
  ).searchParams.get('service');
  // A script that is there only so that others wait for it has no name.
  if (service) window.demoServices = [...(window.demoServices ?? []), service];
  window.demoHanded = { ...window.demoHanded, [service]: JSON.stringify(window.shopAnalytics ?? null) };
  // biome-ignore lint/suspicious/noDocumentCookie: as such services do it
  document.cookie = `demo_${service}=1; path=/; max-age=3600`;
}
