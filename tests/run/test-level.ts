/** Whether to test all combinations (`npm run test:release`) instead of the usual ones. */
const IS_ALL = process.env.TEST_LEVEL === 'all';

/** Returns the value for the test level of this run. */
export const atLevel = < Value >( levels: {
	usual: Value;
	all: Value;
} ): Value => ( IS_ALL ? levels.all : levels.usual );
