import type { ReplyHeaders } from './headers';

/** Remembers `User-ID` of the last reply that had it; 0 is a guest. */
export const createCustomerId = () => {
	let id = 0;
	return {
		get: (): number => id,
		read: ( headers: ReplyHeaders ): void => {
			const told = Number( headers.get( 'User-ID' ) ?? NaN );
			id = Number.isSafeInteger( told ) ? told : id;
		},
	};
};
