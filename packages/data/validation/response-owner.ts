import type { ErrorOwner } from './types';

const responseOwners = new WeakMap< object, ErrorOwner >();

/** Makes errors that come with the response of an observer those of an owner. */
export const setResponseOwner = ( response: object, owner: ErrorOwner ): void =>
	void responseOwners.set( response, owner );

/** Returns the owner of errors that come with a response; `null` for a listener outside of any part. */
export const getResponseOwner = ( response: object ): ErrorOwner | null =>
	responseOwners.get( response ) ?? null;
