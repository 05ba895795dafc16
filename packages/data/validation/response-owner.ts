import type { ErrorOwner } from './types';

const responseOwners = new WeakMap< object, ErrorOwner >();

/** Sets the owner of errors in an observer's response. */
export const setResponseOwner = ( response: object, owner: ErrorOwner ): void =>
	void responseOwners.set( response, owner );

/** Returns the owner of errors in a response; `null` if its observer belongs to no add-on part. */
export const getResponseOwner = ( response: object ): ErrorOwner | null =>
	responseOwners.get( response ) ?? null;
