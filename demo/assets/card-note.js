/** What the payment fragment's own script does where a policy forbids inline ones: counts how often it ran. */
window.demoCardRuns = (window.demoCardRuns ?? 0) + 1;
