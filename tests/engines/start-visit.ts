import { randomUUID } from 'node:crypto';
import { isRecord } from '@shopfront/store-api';
import type { ShopOptions } from '../../demo-shop/options';
import type { Visit } from './visit';

/** Sends the test's request from the page and returns its JSON. */
export const send = async (
	{ until }: Visit,
	path: string,
	data?: object
): Promise< unknown > => {
	const id = randomUUID();
	const parts = [ id, path, data ?? null ].map( ( part ) =>
		JSON.stringify( part )
	);
	await until( `send(${ parts.join() })`, path );
	const reply = await until( `reply("${ id }")`, path );
	return isRecord( reply ) ? reply.value : null;
};

export const startVisit = async (
	visit: Visit,
	address: string,
	options: Partial< ShopOptions > = {}
) => {
	await visit.page.goto( `${ address }/engines-start/` );
	await visit.page.evaluate(
		'void ( localStorage.clear(), sessionStorage.clear() )'
	);
	await send( visit, '/demo/options', options );
};
