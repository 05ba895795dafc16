import type { CartItemResponse } from '@shopfront/store-api';
import { unknownLine } from '../cart/add-line';
import { addToCart, clearCart, removeItem, updateItem } from '../cart/commands';
import { currentCart } from '../cart/current-cart';
import { itemResponse } from '../cart/item-response';
import type { ShopContext } from '../context';
import { additionFrom } from './addition';
import { numberArgument, textArgument } from './arguments';
import { withLinks } from './links';
import type { Method, Route } from './route';

const COLLECTION = '/cart/items';
const EDITABLE: readonly Method[] = [ 'POST', 'PUT', 'PATCH' ];
const ITEM_METHODS: readonly Method[] = [ 'GET', ...EDITABLE, 'DELETE' ];

const items = ( context: ShopContext ): CartItemResponse[] => {
	const { cart } = currentCart( context );
	return cart.lines.map( ( line ) => itemResponse( context, cart, line ) );
};

const item = ( context: ShopContext, key: string ) => {
	const found = items( context ).find( ( one ) => one.key === key );
	if ( ! found ) {
		throw unknownLine();
	}
	return withLinks( context, found, COLLECTION, key, ITEM_METHODS );
};

/** Lines as a collection (docs/contract/store-api.md 3). */
export const ITEM_ROUTES: readonly Route[] = [
	{
		path: COLLECTION,
		endpoints: [
			{
				methods: [ 'GET' ],
				args: { context: {} },
				handle: ( context ) => ( {
					body: items( context ).map( ( one ) =>
						withLinks(
							context,
							one,
							COLLECTION,
							one.key,
							ITEM_METHODS
						)
					),
				} ),
			},
			{
				methods: [ 'POST' ],
				args: { extensions: {} },
				handle: ( context, args ) => {
					const key = addToCart( context, additionFrom( args ) );
					return { status: 201, body: item( context, key ) };
				},
			},
			{
				methods: [ 'DELETE' ],
				args: {},
				handle: ( context ) => {
					clearCart( context );
					return { body: [] };
				},
			},
		],
	},
	{
		path: `${ COLLECTION }/(?P<key>[\\w-]{32})`,
		endpoints: [
			{
				methods: [ 'GET' ],
				args: { key: {}, context: {} },
				handle: ( context, { key } ) => ( {
					body: item( context, textArgument( key ) ),
				} ),
			},
			{
				methods: EDITABLE,
				args: { key: {}, extensions: {} },
				handle: ( context, { key, quantity } ) => {
					const newQuantity = numberArgument( quantity );
					if ( newQuantity !== null ) {
						updateItem( context, textArgument( key ), newQuantity );
					}
					return { body: item( context, textArgument( key ) ) };
				},
			},
			{
				methods: [ 'DELETE' ],
				args: { key: {} },
				handle: ( context, { key } ) => {
					removeItem( context, textArgument( key ) );
					return { status: 204, body: '' };
				},
			},
		],
	},
];
