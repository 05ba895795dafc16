import { cartStore } from '@shopfront/data/cart';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { onFirstInteraction } from '@shopfront/host';
import { createLazy } from '@shopfront/lazy';
import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import clsx from 'clsx';
import { useBlockApp, type BlockApp } from './block-app';
import { createLazyComponent } from './lazy-component';
import { useNoticeLists } from './use-notice-lists';

/** Notices are rare before the first interaction. */
export const noticeArea = createLazy(
	() => import( /* webpackChunkName: "actions" */ './notice-area' )
);

const LazyNotices = createLazyComponent(
	noticeArea,
	( { NoticeArea } ) => NoticeArea
);

/** If the cart arrives with errors, a delayed banner would shift the layout. */
export const preloadNotices = async ( {
	registry,
}: Pick< BlockApp, 'registry' > ): Promise< void > => {
	if ( registry.select( cartStore ).getCartData().errors.length > 0 ) {
		await noticeArea.fetch();
	}
};

export interface StoreNoticesProps {
	/** Such as `wc/cart`. Several contexts can share one container. */
	context: string | readonly string[];
	className?: string;
}

/**
 * Renders the notices and snackbars of an area (docs/contract/cart-and-checkout.md 4, "Notices";
 * docs/contract/stores.md 5). Registers its contexts while mounted.
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
		() => onFirstInteraction( host.window, noticeArea.fetch ),
		[ host ]
	);

	const lists = useNoticeLists( contexts );
	const hasNotices = Object.values( lists ).some( ( list ) => list.length );
	const hasInitialNotices = useRef( hasNotices );
	// Stays mounted after its first notice, to remember the announced notices.
	const hasShown = useRef( false );
	hasShown.current ||= hasNotices;
	return hasShown.current ? (
		<LazyNotices
			lists={ lists }
			hasInitialNotices={ hasInitialNotices.current }
			className={ className }
		/>
	) : (
		<div className={ clsx( 'wc-block-components-notices', className ) } />
	);
};
