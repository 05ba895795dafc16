import type { NoticeStatus, SnackbarAction } from '@shopfront/components';
import { noticesStore, type Notice } from '@shopfront/data/notices';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { NOTICE_CONTEXTS, STORE_KEYS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { htmlToText, isSafeUrl } from '@shopfront/text';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { ShownNotice } from './group-notices';

/** A notice and how it is shown. */
export interface ContextNotice extends ShownNotice {
	type: 'default' | 'snackbar';
	explicitDismiss: boolean;
	onDismiss?: () => void;
	actions: readonly SnackbarAction[];
}

type StoredNotice = Partial<
	Record< keyof ContextNotice | 'spokenMessage', unknown >
>;

const STATUSES: readonly NoticeStatus[] = [
	'error',
	'success',
	'warning',
	'info',
	'default',
];

const NO_ACTIONS: readonly SnackbarAction[] = [];

/** An action needs a label and something that it does; a link that leads to no page does nothing. */
const readAction = ( action: unknown ): SnackbarAction[] => {
	if ( ! isRecord( action ) || typeof action.label !== 'string' ) {
		return [];
	}
	const { label, url, onClick } = action;
	const hasUrl = typeof url === 'string' && isSafeUrl( url );
	const hasClick = typeof onClick === 'function';
	return hasUrl || hasClick
		? [
				{
					label,
					...( hasUrl && { url } ),
					...( hasClick && { onSelect: () => void onClick() } ),
				},
			]
		: [];
};

/** Add-ons write into the same store, with whatever they like. */
const readNotice = ( notice: StoredNotice, context: string ): ContextNotice => {
	const content = String( notice.content ?? '' );
	const { onDismiss } = notice;
	return {
		id: String( notice.id ?? '' ),
		status:
			STATUSES.find( ( status ) => status === notice.status ) ??
			'default',
		content,
		context,
		isDismissible: notice.isDismissible !== false,
		explicitDismiss: notice.explicitDismiss === true,
		actions: Array.isArray( notice.actions )
			? notice.actions.flatMap( readAction )
			: NO_ACTIONS,
		type: notice.type === 'snackbar' ? 'snackbar' : 'default',
		spokenMessage:
			typeof notice.spokenMessage === 'string'
				? htmlToText( notice.spokenMessage )
				: '',
		// The store keeps a notice as it is until another takes its place.
		occasion: notice,
		...( typeof onDismiss === 'function' && {
			onDismiss: () => void onDismiss(),
		} ),
	};
};

/**
 * The contexts whose notices a container shows: its own, and those below it that have no container (contract/globals.md
 * 5, StoreNoticesContainer).
 */
export const shownContexts = (
	own: readonly string[],
	registered: readonly string[]
): string[] => {
	const adopted = Object.values( NOTICE_CONTEXTS ).filter(
		( context ) =>
			! own.includes( context ) &&
			! registered.includes( context ) &&
			own.some( ( parent ) => context.startsWith( `${ parent }/` ) )
	);
	return [ ...own, ...adopted ];
};

/** The selectors of the payment store; a page that asks for no payment has none. */
type FindStore = (
	name: string
) => Record< string, () => unknown > | undefined;

const NO_LISTS: Readonly< Record< string, readonly Notice[] > > = {};

/** The notices of some contexts, and of those below them that have no container of their own. */
export const useContextNotices = (
	own: readonly string[]
): readonly ContextNotice[] => {
	// Lists by context: each keeps its identity in the store, so that only a change renders.
	const lists = useSelect(
		( select ) => {
			const findStore: FindStore = select;
			// The window of a wallet has its own way to say what is wrong (specification 4, Notices).
			if (
				findStore(
					STORE_KEYS.payment
				)?.isExpressPaymentMethodActive?.() === true
			) {
				return NO_LISTS;
			}
			const registered =
				select( storeNoticesStore ).getRegisteredContainers();
			const { getNotices } = select( noticesStore );
			return Object.fromEntries(
				shownContexts( own, registered ).map( ( context ) => [
					context,
					getNotices( context ),
				] )
			);
		},
		[ own ]
	);
	return useMemo(
		() =>
			Object.entries( lists ).flatMap( ( [ context, notices ] ) =>
				notices.map( ( notice ) => readNotice( notice, context ) )
			),
		[ lists ]
	);
};
