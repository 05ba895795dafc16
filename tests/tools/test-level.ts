/** Whether all combinations are tested (`npm run test:all`), not only those of every run (`npm test`). */
const IS_ALL = process.env.TEST_LEVEL === 'all';

/** Returns what to test at the level of this run. */
export const atLevel = < Value >( levels: {
	usual: Value;
	all: Value;
} ): Value => ( IS_ALL ? levels.all : levels.usual );
