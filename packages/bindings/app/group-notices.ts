import type { NoticeStatus } from '@shopfront/components';

export interface ShownNotice {
	id: string;
	status: NoticeStatus;
	/** HTML. */
	content: string;
	isDismissible: boolean;
	context: string;
	spokenMessage: string;
	/** Identifies this announcement: a new object when the same message is created again. */
	announcementKey: object;
}

/** Dismissible notices of one status. They show and close together. */
export interface NoticeGroup {
	status: NoticeStatus;
	/** Without duplicates. */
	contents: readonly string[];
	/** All notices, duplicates too, for dismissal. */
	notices: readonly ShownNotice[];
}

export interface GroupedNotices {
	/** Each notice that can't be dismissed gets its own banner. */
	individual: readonly ShownNotice[];
	/** Most urgent first. */
	groups: readonly NoticeGroup[];
}

const ORDER: readonly NoticeStatus[] = [
	'error',
	'warning',
	'success',
	'info',
	'default',
];

/** See docs/contract/cart-and-checkout.md 4, "Notices". */
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
