import { NoticeBanner, RichText, SnackbarList } from '@shopfront/components';
import { noticesStore } from '@shopfront/data/notices';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { useDispatch } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useRef } from '@wordpress/element';
import clsx from 'clsx';
import { useBlockApp } from '../app/block-app';
import { groupNotices, type ShownNotice } from './group-notices';
import { NoticeGroup } from './notice-group';
import { useContextNotices, type ContextNotice } from './use-context-notices';
import { useScrollToNotices } from './use-scroll-to-notices';

export interface StoreNoticesProps {
	/** As `wc/cart`; several share one container. */
	context: string | readonly string[];
	className?: string;
}

/**
 * The notices and snackbars of an area of the page (specification 4, Notices; contract/stores.md 5). While it is
 * there, its contexts are registered.
 *
 * Surface: `.wc-block-components-notices`, `.wc-block-components-notices__snackbar` (contract/blocks.md 5).
 */
export const StoreNotices = ( { context, className }: StoreNoticesProps ) => {
	const { host } = useBlockApp();
	const { registerContainer, unregisterContainer } =
		useDispatch( storeNoticesStore );
	const { removeNotice } = useDispatch( noticesStore );
	const element = useRef< HTMLDivElement >( null );
	const key = [ context ].flat().join( '\n' );
	const contexts = useMemo( () => key.split( '\n' ), [ key ] );

	useEffect( () => {
		contexts.forEach( ( each ) => void registerContainer( each ) );
		return () =>
			contexts.forEach( ( each ) => void unregisterContainer( each ) );
	}, [ contexts, registerContainer, unregisterContainer ] );

	const notices = useContextNotices( contexts );
	const { banners, snackbars } = useMemo( () => {
		const isSnackbar = ( { type }: ContextNotice ) => type === 'snackbar';
		return {
			banners: notices.filter( ( notice ) => ! isSnackbar( notice ) ),
			snackbars: notices.filter( isSnackbar ),
		};
	}, [ notices ] );
	useScrollToNotices( element, banners, host );

	const remove = useCallback(
		( removed: readonly ShownNotice[] ) =>
			removed.forEach( ( notice ) => {
				void removeNotice( notice.id, notice.context );
			} ),
		[ removeNotice ]
	);
	const removeSnackbar = useCallback(
		( id: string ) => {
			const removed = snackbars.filter( ( notice ) => notice.id === id );
			removed.forEach( ( notice ) => notice.onDismiss?.() );
			remove( removed );
		},
		[ snackbars, remove ]
	);

	const { individual, groups } = groupNotices( banners );
	return (
		<>
			<div
				ref={ element }
				className={ clsx( 'wc-block-components-notices', className ) }
			>
				{ individual.map( ( notice ) => (
					<NoticeBanner
						key={ `${ notice.context } ${ notice.id }` }
						status={ notice.status }
						isDismissible={ false }
						spokenMessage={ notice.spokenMessage }
						occasion={ notice.occasion }
					>
						<RichText as="div" html={ notice.content } />
					</NoticeBanner>
				) ) }
				{ groups.map( ( group ) => (
					<NoticeGroup
						key={ group.status }
						group={ group }
						onRemove={ () => remove( group.notices ) }
					/>
				) ) }
			</div>
			<SnackbarList
				className="wc-block-components-notices__snackbar"
				notices={ snackbars }
				onRemove={ removeSnackbar }
			/>
		</>
	);
};
