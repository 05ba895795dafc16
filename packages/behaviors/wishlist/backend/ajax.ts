import { loadSanitizer } from '@shopfront/behaviors/engine/sanitizer';
import {
	LostAnswer,
	refused,
	type Ability,
	type Answer,
	type ItemName,
	type ListTarget,
	type WishlistBackend,
} from './backend';
import {
	collectFragments,
	findFragments,
	fragmentFields,
	GLUE,
	parseHtml,
} from './fragments';
import { readAjaxAnswer, readRestAnswer } from './guards';
import { sendForJson } from './send';
import { NO_LISTS, type WishlistState } from './state';
import type { WishlistStore } from './store';

/** Keys of the actions in the page's settings, and of their nonces. */
const ACTIONS = {
	add: [ 'add_to_wishlist_action', 'add_to_wishlist' ],
	remove: [ 'remove_from_wishlist_action', 'remove_from_wishlist' ],
	deleteItem: [ 'delete_item_action', 'delete_item' ],
	rename: [ 'save_title_action', 'save_title' ],
	privacy: [ 'save_privacy_action', 'save_privacy' ],
	move: [ 'move_to_another_wishlist_action', 'move_to_another_wishlist' ],
	sort: [ 'sort_wishlist_items', 'sort_wishlist_items' ],
	quantity: [ 'update_item_quantity', 'update_item_quantity' ],
	estimate: [ 'ask_an_estimate', 'ask_an_estimate' ],
	mobile: [ 'load_mobile_action', 'load_mobile' ],
	load: [ 'load_fragments', 'load_fragments' ],
} as const;

type ActionName = keyof typeof ACTIONS;

const listFields = ( target: ListTarget ): Record< string, string > => {
	switch ( target.kind ) {
		case 'default':
			return {
				wishlist_id: '',
				wishlist_name: '',
				wishlist_visibility: '',
			};
		case 'list':
			return {
				wishlist_id: String( target.id ),
				wishlist_name: '',
				wishlist_visibility: '',
			};
		case 'new':
			return {
				wishlist_id: 'new',
				wishlist_name: target.name,
				wishlist_visibility: String( target.privacy ),
			};
	}
};

/** The AJAX actions of the YITH plugin (docs/contract/wishlist.md 4). */
export const createAjaxBackend = (
	view: Window & { jQuery?: unknown },
	store: WishlistStore
): WishlistBackend => {
	const { settings } = store;
	const { document: page } = view;
	const glue =
		typeof settings.values.fragments_index_glue === 'string'
			? settings.values.fragments_index_glue
			: GLUE;
	const hasAction = ( name: ActionName ) =>
		Boolean( settings.actions[ ACTIONS[ name ][ 0 ] ] );

	const send = async (
		name: ActionName,
		fields: Array< [ string, string ] >,
		signal?: AbortSignal
	): Promise< Answer > => {
		const [ setting, nonce ] = ACTIONS[ name ];
		const action = settings.actions[ setting ];
		if ( typeof action !== 'string' || ! action ) {
			return refused();
		}
		if ( ! store.nonce( `${ nonce }_nonce` ) ) {
			// A cached page has no nonce.
			await store.lookUp();
		}
		const post = () =>
			sendForJson(
				view,
				settings.ajaxUrl,
				{
					method: 'POST',
					body: new URLSearchParams( [
						...fields,
						[ 'action', action ],
						[ 'nonce', store.nonce( `${ nonce }_nonce` ) ],
						[ 'context', 'frontend' ],
					] ),
				},
				signal
			);
		const before = store.nonce( `${ nonce }_nonce` );
		let [ { status, body } ] = await Promise.all( [
			post(),
			// Without the sanitizer, the page's fragments don't change.
			loadSanitizer().catch( () => null ),
		] );
		const isRefused = readAjaxAnswer( body );
		if (
			isRefused &&
			( isRefused.result === 'refused' || name === 'remove' ) &&
			! isRefused.message &&
			Object.keys( isRefused.fragments ).length === 0 &&
			settings.stateAction
		) {
			// The server refuses an expired nonce like this, without doing anything, so we can send it again.
			await store.lookUp();
			if ( store.nonce( `${ nonce }_nonce` ) !== before ) {
				( { status, body } = await post() );
			}
		}
		const answer = readAjaxAnswer( body );
		if ( ! answer || status >= 500 ) {
			throw new LostAnswer( `Answer ${ status } without a result.` );
		}
		return { ...answer, data: body };
	};
	const fragmentsOf = ( productId?: number ) =>
		collectFragments( page, { productId, glue } );
	const pairs = ( fields: Record< string, string > ) =>
		Object.entries( fields );
	const byProduct = ( { productId, listId, token }: ItemName ) =>
		send( 'remove', [
			[ 'remove_from_wishlist', String( productId ) ],
			[ 'wishlist_id', String( listId ) ],
			[ 'wishlist_token', token ],
			...fragmentsOf( productId ),
		] );

	/** jQuery's event on the document lets add-ons change the fields of an addition. */
	const withAddOns = (
		fields: Record< string, string >,
		button: HTMLElement | undefined
	): Record< string, string > => {
		const jQuery: unknown = Reflect.get( view, 'jQuery' );
		if ( typeof jQuery !== 'function' || ! button ) {
			return fields;
		}
		const changed: unknown = jQuery( page ).triggerHandler(
			'yith_wcwl_add_to_wishlist_data',
			[ jQuery( button ), fields ]
		);
		return changed && typeof changed === 'object'
			? Object.fromEntries(
					Object.entries( changed ).map( ( [ name, value ] ) => [
						name,
						String( value ),
					] )
				)
			: fields;
	};

	return {
		can: ( ability: Ability ) => {
			switch ( ability ) {
				case 'create':
					return settings.own.several === true;
				case 'mobile':
				case 'rename':
				case 'privacy':
				case 'move':
				case 'sort':
				case 'quantity':
				case 'estimate':
					return hasAction( ability );
			}
		},
		add: ( { productId, productType, target, quantity, button } ) =>
			send( 'add', [
				...pairs(
					withAddOns(
						{
							add_to_wishlist: String( productId ),
							product_type: productType,
							...listFields( target ),
							...( quantity === undefined
								? {}
								: { quantity: String( quantity ) } ),
						},
						button
					)
				),
				...fragmentsOf( productId ),
			] ),
		remove: ( item ) =>
			item.itemId && typeof item.itemId === 'number'
				? send( 'deleteItem', [
						[ 'item_id', String( item.itemId ) ],
						...fragmentsOf( item.productId ),
					] )
				: byProduct( item ),
		list: async ( productIds ): Promise< WishlistState | null > => {
			const { result, fragments } = await send( 'load', fragmentsOf() );
			if ( result === 'refused' ) {
				// A refusal says nothing about the lists.
				return null;
			}
			const listed = Object.values( fragments ).flatMap( ( html ) => {
				const root = parseHtml( html ).querySelector< HTMLElement >(
					'.yith-wcwl-add-to-wishlist.exists'
				);
				const item =
					root?.querySelector< HTMLElement >( '.delete_item' );
				return root
					? [
							[
								Number( root.dataset.fragmentRef ),
								Number( item?.dataset.itemId ) || 0,
								0,
							] as const,
						]
					: [];
			} );
			return {
				...NO_LISTS,
				isComplete: false,
				asked: productIds,
				count: listed.length,
				items: listed,
			};
		},
		count: async () => ( await store.lookUp() )?.count ?? null,
		move: ( { productId, token }, target ) =>
			send( 'move', [
				[ 'wishlist_token', token ],
				[
					'destination_wishlist_token',
					target.kind === 'list' ? target.token : 'new',
				],
				[ 'item_id', String( productId ) ],
				[ 'wishlist_name', listFields( target ).wishlist_name ?? '' ],
				[
					'wishlist_visibility',
					listFields( target ).wishlist_visibility ?? '',
				],
				...fragmentsOf( productId ),
			] ),
		// AJAX can only create a list together with its first product.
		create: async ( name, privacy ) => {
			if ( ! store.nonce( 'rest' ) && settings.stateAction ) {
				await store.lookUp();
			}
			const { status, body } = await sendForJson(
				view,
				`${ String( settings.own.restUrl ) }/lists`,
				{
					method: 'POST',
					headers: {
						'Content-Type': 'application/json',
						...( store.nonce( 'rest' )
							? { 'X-WP-Nonce': store.nonce( 'rest' ) }
							: {} ),
					},
					body: JSON.stringify( {
						wishlist_name: name,
						wishlist_visibility: privacy,
					} ),
				}
			);
			const answer = readRestAnswer( body, status );
			if ( ! answer ) {
				throw new LostAnswer( `Answer ${ status } without a result.` );
			}
			return answer;
		},
		rename: ( { token }, name ) =>
			send( 'rename', [
				[ 'wishlist_id', token ],
				[ 'title', name ],
				...fragmentsOf(),
			] ),
		setPrivacy: ( { id }, privacy ) =>
			send( 'privacy', [
				[ 'wishlist_id', String( id ) ],
				[ 'privacy', String( privacy ) ],
			] ),
		sort: ( { token, page: number, perPage }, productIds, signal ) =>
			send(
				'sort',
				[
					...productIds.map( ( id ): [ string, string ] => [
						'positions[]',
						String( id ),
					] ),
					[ 'wishlist_token', token ],
					[ 'page', number ],
					[ 'per_page', perPage ],
				],
				signal
			),
		setQuantity: ( { productId, token }, quantity, signal ) =>
			send(
				'quantity',
				[
					[ 'product_id', String( productId ) ],
					[ 'wishlist_token', token ],
					[ 'quantity', String( quantity ) ],
				],
				signal
			),
		askForEstimate: ( fields ) => send( 'estimate', pairs( fields ) ),
		loadFragments: async ( search ) => {
			const requested = findFragments( page, { ...search, glue } );
			if ( Object.keys( requested ).length === 0 ) {
				return null;
			}
			const { fragments } = await send(
				'load',
				fragmentFields( requested )
			);
			return { requested, received: fragments };
		},
		loadLayout: ( isMobile, signal ) =>
			send(
				'mobile',
				collectFragments( page, {
					glue,
					productId: -1,
					more: { is_mobile: isMobile ? 'yes' : 'no' },
				} ),
				signal
			),
	};
};
