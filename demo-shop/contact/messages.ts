import type { Context } from 'hono';
import { number, text } from '../catalogue/rows';
import type { ShopEnv } from '../context';
import { knownOwner } from './owner';

export interface ContactMessage {
	id: number;
	/** In the form's order. A file is its name and size. */
	content: Array< [ name: string, value: string ] >;
	/** Milliseconds since the epoch. */
	sentAt: number;
}

/** Newest first. */
export const contactMessages = ( c: Context< ShopEnv > ): ContactMessage[] =>
	c
		.get( 'shop' )
		.database.prepare(
			'SELECT * FROM contact_messages WHERE owner = ? ORDER BY id DESC'
		)
		.all( knownOwner( c ) )
		.map( ( row ) => ( {
			id: number( row, 'id' ),
			content: JSON.parse( text( row, 'content' ) ),
			sentAt: number( row, 'sent_at' ),
		} ) );
