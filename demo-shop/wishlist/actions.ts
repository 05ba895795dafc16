export const ADD_ACTION = 'add_to_wishlist';

export const REMOVE_ACTION = 'remove_from_wishlist';

export const EDIT_ACTION = 'yith_wcwl_edit_wishlist';

/** Responds with the state of the visitor's lists (docs/contract/wishlist.md 5). */
export const STATE_ACTION = 'shopfront_wishlist_state';

/** Responds with the number of products, and nothing else. */
export const COUNT_ACTION = 'shopfront_update_wishlist_count';

/** The nonce for the REST API of wishlists. */
export const REST_NONCE = 'wp_rest';

interface Action {
	/** Name in the pages' settings. */
	setting: string;
	/** Name of its nonce in the pages' settings. */
	nonce: string;
	/** Only shops with several lists have it. */
	isRich: boolean;
}

const action = ( setting: string, nonce: string, isRich = false ): Action => ( {
	setting,
	nonce: `${ nonce }_nonce`,
	isRich,
} );

/** By the name that requests send. */
export const ACTIONS = {
	add_to_wishlist: action( 'add_to_wishlist_action', 'add_to_wishlist' ),
	remove_from_wishlist: action(
		'remove_from_wishlist_action',
		'remove_from_wishlist'
	),
	reload_wishlist_and_adding_elem: action(
		'reload_wishlist_and_adding_elem_action',
		'reload_wishlist_and_adding_elem'
	),
	load_mobile: action( 'load_mobile_action', 'load_mobile' ),
	delete_item: action( 'delete_item_action', 'delete_item' ),
	save_title: action( 'save_title_action', 'save_title' ),
	load_fragments: action( 'load_fragments', 'load_fragments' ),
	save_privacy: action( 'save_privacy_action', 'save_privacy', true ),
	remove_from_all_wishlists: action(
		'remove_from_all_wishlists',
		'remove_from_all_wishlists',
		true
	),
	move_to_another_wishlist: action(
		'move_to_another_wishlist_action',
		'move_to_another_wishlist',
		true
	),
	sort_wishlist_items: action(
		'sort_wishlist_items',
		'sort_wishlist_items',
		true
	),
	update_item_quantity: action(
		'update_item_quantity',
		'update_item_quantity',
		true
	),
	ask_an_estimate: action( 'ask_an_estimate', 'ask_an_estimate', true ),
} as const satisfies Record< string, Action >;

export type ActionName = keyof typeof ACTIONS;

const isActionName = ( name: string ): name is ActionName =>
	Object.hasOwn( ACTIONS, name );

export const ACTION_NAMES = Object.keys( ACTIONS ).filter( isActionName );
