export function findEngines(): Record<
	'chromium' | 'firefox' | 'webkit',
	string | null
>;
