export const runConcurrently: < Result >(
	count: number,
	jobs: Array< () => Promise< Result > >
) => Promise< Result[] >;
