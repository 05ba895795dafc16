import type { ErrorOwner } from './types';

const responseOwners = new WeakMap< object, ErrorOwner >();

export const setResponseOwner = ( response: object, owner: ErrorOwner ): void =>
	void responseOwners.set( response, owner );

/** `null` if the response's observer belongs to no add-on part. */
export const getResponseOwner = ( response: object ): ErrorOwner | null =>
	responseOwners.get( response ) ?? null;
