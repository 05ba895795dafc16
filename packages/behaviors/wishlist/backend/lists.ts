import { isRecord } from '@shopfront/store-api';
import type { WishlistState } from './state';

export interface ListInfo {
	id: number;
	token: string;
	name: string;
	/** Products are added to this list unless the visitor chooses another. */
	default: boolean;
	/** 0: public, 1: shared, 2: private. */
	privacy: number;
	count: number;
	url: string;
}

const textOf = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

const countOf = ( value: unknown ) =>
	Number.isInteger( value ) ? Math.max( Number( value ), 0 ) : 0;

/** Returns `[]` if it isn't a list. */
export const readList = ( value: unknown ): ListInfo[] =>
	isRecord( value ) && Number.isInteger( value.id )
		? [
				{
					id: Number( value.id ),
					token: textOf( value.token ),
					name: textOf( value.name ),
					default: value.default === true,
					privacy: countOf( value.privacy ),
					count: countOf( value.count ),
					url: textOf( value.url ),
				},
			]
		: [];

export const readLists = ( { lists }: WishlistState ): ListInfo[] =>
	lists.flatMap( readList );
