import { STORE_API_NAMESPACE } from '@shopfront/names';
import type { ShopContext } from '../context';
import type { Method } from './route';

export const storeUrl = (
	{ baseUrl }: Pick< ShopContext, 'baseUrl' >,
	path: string
): string => {
	return `${ baseUrl }/wp-json/${ STORE_API_NAMESPACE }${ path }`;
};

export const withLinks = < Body extends object >(
	context: ShopContext,
	body: Body,
	collection: string,
	id: string,
	methods: readonly Method[]
) => {
	return {
		...body,
		_links: {
			self: [
				{
					href: storeUrl( context, `${ collection }/${ id }` ),
					targetHints: { allow: methods },
				},
			],
			collection: [ { href: storeUrl( context, collection ) } ],
		},
	};
};
