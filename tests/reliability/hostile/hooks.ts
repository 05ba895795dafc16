import {
	HOSTILE,
	throwHostileError,
	neverSettle,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';
import { mutateDeeply } from './components';

const PREFIX = 'experimental__woocommerce_blocks-';

const createActionCase = (
	does: string,
	action: string,
	handler: unknown,
	kind: string | null
): Misbehaviour => ( {
	does: `${ action } ${ does }`,
	script: ( { wp } ) =>
		wp.hooks.addAction( PREFIX + action, HOSTILE, handler ),
	reported:
		kind === null
			? null
			: new RegExp(
					`fault: hostile at ${ PREFIX }${ action }: ${ kind }`
				),
	isOrderedFirst: true,
} );

const mutateEvent = ( data: unknown ) => mutateDeeply( data, 6 );

const createListenerCase = (
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
	reported: null,
} );

export const HOOKS: HostileExtensionPoint = {
	extensionPoint: 'hooks and DOM events',
	cases: [
		createActionCase(
			'throws',
			'checkout-submit',
			throwHostileError,
			'threw'
		),
		createActionCase(
			'throws',
			'checkout-render-checkout-form',
			throwHostileError,
			'threw'
		),
		createActionCase(
			'throws',
			'checkout-set-active-payment-method',
			throwHostileError,
			null
		),
		createActionCase(
			'throws',
			'checkout-set-email-address',
			throwHostileError,
			null
		),
		createActionCase(
			'throws',
			'checkout-set-shipping-address',
			throwHostileError,
			null
		),
		createActionCase(
			'never settles',
			'checkout-submit',
			neverSettle,
			null
		),
		createActionCase(
			'mutates its arguments',
			'checkout-submit',
			mutateEvent,
			'mutatedInput'
		),
		createActionCase(
			'mutates its arguments',
			'checkout-set-active-payment-method',
			mutateEvent,
			null
		),
		createActionCase(
			'mutates its arguments',
			'checkout-set-email-address',
			mutateEvent,
			null
		),
		{
			does: 'a handler removes itself while it is called',
			script: ( { wp } ) =>
				wp.hooks.addAction( `${ PREFIX }checkout-submit`, HOSTILE, () =>
					wp.hooks.removeAction(
						`${ PREFIX }checkout-submit`,
						HOSTILE
					)
				),
			reported: null,
		},
		{
			does: 'a handler triggers its own action',
			script: ( { wp } ) =>
				wp.hooks.addAction( `${ PREFIX }checkout-submit`, HOSTILE, () =>
					wp.hooks.doAction( `${ PREFIX }checkout-submit` )
				),
			reported:
				/fault: hostile at experimental__woocommerce_blocks-checkout-submit: threw/,
			isOrderedFirst: true,
		},
		createListenerCase(
			'throws',
			'wc-blocks_added_to_cart',
			throwHostileError
		),
		createListenerCase(
			'throws',
			'wc-blocks_removed_from_cart',
			throwHostileError
		),
		{
			does: 'a script emits a hundred cart events',
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
			reported: null,
		},
	],
};
