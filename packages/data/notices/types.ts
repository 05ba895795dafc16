export type NoticeStatus = 'info' | 'success' | 'warning' | 'error' | 'default';

/** A button or link of a notice. */
export interface NoticeAction {
	label: string;
	url?: string | null;
	onClick?: ( () => void ) | null;
}

/** A notice, in the shape of WordPress's own store, which add-ons know. */
export interface Notice {
	id: string;
	status: NoticeStatus;
	/** HTML; it goes through the sanitiser where it is shown. */
	content: string;
	/** What a screen reader is told; `null` for nothing. */
	spokenMessage: string | null;
	/** `snackbar`: passing news in a corner. */
	type: 'default' | 'snackbar';
	isDismissible: boolean;
	/** A snackbar that stays until it is closed by hand. */
	explicitDismiss: boolean;
	actions: readonly NoticeAction[];
	icon: unknown;
	onDismiss?: ( () => void ) | undefined;
	__unstableHTML: boolean | undefined;
}

/** What can be said about a notice when it is made; all of it may be left out. */
export interface NoticeOptions {
	/** Where it is shown: see `NOTICE_CONTEXTS`. Default `global`. */
	context?: string | undefined;
	/** A notice with the same id and context is replaced. Default: a fresh one. */
	id?: string | undefined;
	/** Default `default`. */
	type?: Notice[ 'type' ] | undefined;
	/** Default `true`. */
	isDismissible?: boolean | undefined;
	/** Default `false`. */
	explicitDismiss?: boolean | undefined;
	/** Whether screen readers are told. Default `true`. */
	speak?: boolean | undefined;
	actions?: readonly NoticeAction[] | undefined;
	icon?: unknown;
	onDismiss?: ( () => void ) | undefined;
	__unstableHTML?: boolean | undefined;
}

/** Notices by context, the oldest first. */
export type NoticesState = Readonly< Record< string, readonly Notice[] > >;
