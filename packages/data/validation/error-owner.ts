import type { ErrorOwner } from './types';

let current: ErrorOwner | null = null;

/** The owner of errors that code sets now; `null` for the page itself. */
export const getErrorOwner = (): ErrorOwner | null => current;

/** From now on, errors belong to this owner. Returns the previous owner. */
export const setErrorOwner = (
	owner: ErrorOwner | null
): ErrorOwner | null => {
	const before = current;
	current = owner;
	return before;
};

/** Errors that the callback sets synchronously belong to the owner. Returns and throws what the callback does. */
export const withErrorOwner = < Result >(
	owner: ErrorOwner | null,
	callback: () => Result
): Result => {
	// eslint-disable-next-line @wordpress/no-unused-vars-before-return -- Must be set before the callback runs.
	const before = setErrorOwner( owner );
	try {
		return callback();
	} finally {
		setErrorOwner( before );
	}
};
