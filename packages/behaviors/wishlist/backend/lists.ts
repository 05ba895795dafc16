import { isRecord } from '@shopfront/store-api';
import type { WishlistState } from './state';

/** A list of the visitor. */
export interface ListInfo {
	id: number;
	token: string;
	name: string;
	/** Whether products are added to it unless another is chosen. */
	default: boolean;
	/** 0 public, 1 shared, 2 private. */
	privacy: number;
	count: number;
	url: string;
}

const textOf = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

const countOf = ( value: unknown ) =>
	Number.isInteger( value ) ? Math.max( Number( value ), 0 ) : 0;

/** Reads a list; nothing if it is none. */
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

/** Reads the lists of a state. */
export const readLists = ( { lists }: WishlistState ): ListInfo[] =>
	lists.flatMap( readList );
