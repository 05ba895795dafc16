import { NoticeBanner, RichText, SnackbarList } from '@shopfront/components';
import { noticesStore } from '@shopfront/data/notices';
import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo, useRef } from '@wordpress/element';
import clsx from 'clsx';
import { useBlockApp } from './block-app';
import { groupNotices, type ShownNotice } from './group-notices';
import { NoticeContent } from './notice-content';
import { NoticeGroup } from './notice-group';
import { readNotices, type ContextNotice } from './read-notices';
import type { NoticeLists } from './use-notice-lists';
import { useScrollToNotices } from './use-scroll-to-notices';

export interface NoticeAreaProps {
	lists: NoticeLists;
	/** Whether the first notices existed when the area mounted. They don't scroll into view. */
	hasInitialNotices: boolean;
	className?: string;
}

export const NoticeArea = ( {
	lists,
	hasInitialNotices,
	className,
}: NoticeAreaProps ) => {
	const { host } = useBlockApp();
	const { removeNotice } = useDispatch( noticesStore );
	const element = useRef< HTMLDivElement >( null );
	const { banners, snackbars } = useMemo( () => {
		const notices = readNotices( lists );
		const isSnackbar = ( { type }: ContextNotice ) => type === 'snackbar';
		return {
			banners: notices.filter( ( notice ) => ! isSnackbar( notice ) ),
			snackbars: notices.filter( isSnackbar ),
		};
	}, [ lists ] );
	useScrollToNotices( element, banners, host, hasInitialNotices );

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
						announcementKey={ notice.announcementKey }
					>
						<NoticeContent notices={ [ notice ] }>
							<RichText as="div" html={ notice.content } />
						</NoticeContent>
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
