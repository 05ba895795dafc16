import type { ErrorOwner } from './types';

let current: ErrorOwner | null = null;

/** Returns the owner of errors that are being set; `null` for the page itself. */
export const getErrorOwner = (): ErrorOwner | null => current;

/** Sets the owner of errors set from now on. Returns the previous owner. */
export const setErrorOwner = (
	owner: ErrorOwner | null
): ErrorOwner | null => {
	const before = current;
	current = owner;
	return before;
};

/** Runs a callback whose synchronously set errors belong to an owner. Returns and throws what the callback does. */
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
