import {
	HOSTILE,
	outcry,
	silence,
	type HostilePoint,
	type Misbehaviour,
} from './misbehaviour';
import { vandalise } from './parts';

const PREFIX = 'experimental__woocommerce_blocks-';

const acting = (
	does: string,
	action: string,
	handler: unknown,
	kind: string | null
): Misbehaviour => ( {
	does: `${ action } ${ does }`,
	script: ( { wp } ) =>
		wp.hooks.addAction( PREFIX + action, HOSTILE, handler ),
	told:
		kind === null
			? null
			: new RegExp(
					`card: hostile at ${ PREFIX }${ action }: ${ kind }`
				),
	isOrderedFirst: true,
} );

const writing = ( data: unknown ) => vandalise( data, 6 );

const on = (
	does: string,
	event: string,
	listener: () => void
): Misbehaviour => ( {
	does: `a listener to ${ event } ${ does }`,
	script: () => {
		document.body.addEventListener( event, listener, { once: true } );
		setTimeout( () =>
			document.body.dispatchEvent(
				new CustomEvent( event, { bubbles: true, detail: null } )
			)
		);
	},
	told: null,
} );

export const HOOKS: HostilePoint = {
	point: 'hooks and DOM events',
	cases: [
		acting( 'throws', 'checkout-submit', outcry, 'threw' ),
		acting( 'throws', 'checkout-render-checkout-form', outcry, 'threw' ),
		acting( 'throws', 'checkout-set-active-payment-method', outcry, null ),
		acting( 'throws', 'checkout-set-email-address', outcry, null ),
		acting( 'throws', 'checkout-set-shipping-address', outcry, null ),
		acting( 'never answers', 'checkout-submit', silence, null ),
		acting(
			'writes into what it is given',
			'checkout-submit',
			writing,
			'changedInput'
		),
		acting(
			'writes into what it is given',
			'checkout-set-active-payment-method',
			writing,
			null
		),
		acting(
			'writes into what it is given',
			'checkout-set-email-address',
			writing,
			null
		),
		{
			does: 'a handler takes itself away while it is called',
			script: ( { wp } ) =>
				wp.hooks.addAction( `${ PREFIX }checkout-submit`, HOSTILE, () =>
					wp.hooks.removeAction(
						`${ PREFIX }checkout-submit`,
						HOSTILE
					)
				),
			told: null,
		},
		{
			does: 'a handler does its own action',
			script: ( { wp } ) =>
				wp.hooks.addAction( `${ PREFIX }checkout-submit`, HOSTILE, () =>
					wp.hooks.doAction( `${ PREFIX }checkout-submit` )
				),
			told: /card: hostile at experimental__woocommerce_blocks-checkout-submit: threw/,
			isOrderedFirst: true,
		},
		on( 'throws', 'wc-blocks_added_to_cart', outcry ),
		on( 'throws', 'wc-blocks_removed_from_cart', outcry ),
		{
			does: 'a hundred events that the cart changed',
			script: () =>
				void setTimeout( () => {
					for ( let count = 0; count < 100; count++ ) {
						document.body.dispatchEvent(
							new CustomEvent( 'wc-blocks_added_to_cart', {
								bubbles: true,
								detail: 5,
							} )
						);
					}
				} ),
			told: null,
		},
	],
};
