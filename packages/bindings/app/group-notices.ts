import type { NoticeStatus } from '@shopfront/components';

/** The visible parts of a notice from `core/notices`. */
export interface ShownNotice {
	id: string;
	status: NoticeStatus;
	/** HTML. */
	content: string;
	isDismissible: boolean;
	/** Context of the notice, needed to remove it. */
	context: string;
	spokenMessage: string;
	/** Identity of this announcement; a new object when the same message is created again. */
	announcementKey: object;
}

/** Dismissible notices of one status, shown and dismissed together. */
export interface NoticeGroup {
	status: NoticeStatus;
	/** Unique contents to show. */
	contents: readonly string[];
	/** All notices, including duplicates, for dismissal. */
	notices: readonly ShownNotice[];
}

export interface GroupedNotices {
	/** Notices that cannot be dismissed, one banner each. */
	individual: readonly ShownNotice[];
	/** Groups in order of urgency. */
	groups: readonly NoticeGroup[];
}

const ORDER: readonly NoticeStatus[] = [
	'error',
	'warning',
	'success',
	'info',
	'default',
];

/** Groups notices for display (docs/contract/cart-and-checkout.md 4, "Notices"). */
export const groupNotices = (
	notices: readonly ShownNotice[]
): GroupedNotices => ( {
	individual: notices.filter( ( notice ) => ! notice.isDismissible ),
	groups: ORDER.map( ( status ) => {
		const group = notices.filter(
			( notice ) => notice.isDismissible && notice.status === status
		);
		return {
			status,
			notices: group,
			contents: [ ...new Set( group.map( ( { content } ) => content ) ) ],
		};
	} ).filter( ( { notices: group } ) => group.length > 0 ),
} );
