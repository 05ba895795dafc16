import type { ErrorOwner } from './types';

let current: ErrorOwner | null = null;

/** Returns the owner of errors that are set now; `null` for the page itself. */
export const getErrorOwner = (): ErrorOwner | null => current;

/** Makes errors that are set from now on those of an owner. Returns the owner before. */
export const setErrorOwner = (
	owner: ErrorOwner | null
): ErrorOwner | null => {
	const before = current;
	current = owner;
	return before;
};

/** Runs work; errors that it sets at once are those of an owner. Returns and throws what the work does. */
export const withErrorOwner = < Result >(
	owner: ErrorOwner | null,
	callback: () => Result
): Result => {
	// eslint-disable-next-line @wordpress/no-unused-vars-before-return -- It has to be set before the work runs.
	const before = setErrorOwner( owner );
	try {
		return callback();
	} finally {
		setErrorOwner( before );
	}
};
