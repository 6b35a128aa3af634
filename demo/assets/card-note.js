/** Replaces the payment fragment's inline script if a policy forbids inline scripts: it counts how often it ran. */
window.demoCardRuns = (window.demoCardRuns ?? 0) + 1;
