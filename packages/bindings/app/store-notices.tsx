import { cartStore } from '@shopfront/data/cart';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { whenActed } from '@shopfront/host';
import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import clsx from 'clsx';
import { useBlockApp, type BlockApp } from './block-app';
import { createLateComponent } from './late-component';
import { useNoticeLists } from './use-notice-lists';

/** Comes with the first sign that the shopper acts: hardly anything is told before. */
export const LateNotices = createLateComponent( () =>
	import( /* webpackChunkName: "actions" */ './shown-notices' ).then(
		( { ShownNotices } ) => ShownNotices
	)
);

/** Brings what shows notices where a cart comes with errors: shown a moment later, they would push the page down. */
export const prepareNotices = async ( {
	registry,
}: Pick< BlockApp, 'registry' > ): Promise< void > => {
	if ( registry.select( cartStore ).getCartErrors().length > 0 ) {
		await LateNotices.late.fetch();
	}
};

export interface StoreNoticesProps {
	/** As `wc/cart`; several share one container. */
	context: string | readonly string[];
	className?: string;
}

/**
 * The notices and snackbars of an area of the page (docs/contract/cart-and-checkout.md 4, "Notices";
 * docs/contract/stores.md 5). While it is there, its contexts are registered.
 *
 * Surface: `.wc-block-components-notices`, `.wc-block-components-notices__snackbar` (docs/contract/blocks.md 5).
 */
export const StoreNotices = ( { context, className }: StoreNoticesProps ) => {
	const { host } = useBlockApp();
	const { registerContainer, unregisterContainer } =
		useDispatch( storeNoticesStore );
	const key = [ context ].flat().join( '\n' );
	const contexts = useMemo( () => key.split( '\n' ), [ key ] );

	useEffect( () => {
		contexts.forEach( ( each ) => void registerContainer( each ) );
		return () =>
			contexts.forEach( ( each ) => void unregisterContainer( each ) );
	}, [ contexts, registerContainer, unregisterContainer ] );
	useEffect(
		() => whenActed( host.window, LateNotices.late.fetch ),
		[ host ]
	);

	const lists = useNoticeLists( contexts );
	const hasSome = Object.values( lists ).some( ( list ) => list.length );
	const isFromStart = useRef( hasSome );
	// Once it has told something it stays, and knows what it has told.
	const hasTold = useRef( false );
	hasTold.current ||= hasSome;
	return hasTold.current ? (
		<LateNotices
			lists={ lists }
			isFromStart={ isFromStart.current }
			className={ className }
		/>
	) : (
		<div className={ clsx( 'wc-block-components-notices', className ) } />
	);
};
