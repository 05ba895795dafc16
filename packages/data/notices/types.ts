export type NoticeStatus = 'info' | 'success' | 'warning' | 'error' | 'default';

/** A button or link of a notice. */
export interface NoticeAction {
	label: string;
	url?: string | null;
	onClick?: ( () => void ) | null;
}

/** A notice in the format of WordPress's own store, which add-ons know. */
export interface Notice {
	id: string;
	status: NoticeStatus;
	/** HTML, sanitized where it is rendered. */
	content: string;
	/** The text that screen readers announce; `null` for none. */
	spokenMessage: string | null;
	/** `snackbar`: a short message in a corner of the page. */
	type: 'default' | 'snackbar';
	isDismissible: boolean;
	/** Whether a snackbar stays until it is dismissed. */
	explicitDismiss: boolean;
	actions: readonly NoticeAction[];
	icon: unknown;
	onDismiss?: ( () => void ) | undefined;
	__unstableHTML: boolean | undefined;
}

/** Options for creating a notice. */
export interface NoticeOptions {
	/** Context that shows it: see `NOTICE_CONTEXTS`. Default `global`. */
	context?: string | undefined;
	/** Replaces a notice with the same id and context. Default: a new id. */
	id?: string | undefined;
	/** Default `default`. */
	type?: Notice[ 'type' ] | undefined;
	/** Default `true`. */
	isDismissible?: boolean | undefined;
	/** Default `false`. */
	explicitDismiss?: boolean | undefined;
	/** Whether screen readers announce it. Default `true`. */
	speak?: boolean | undefined;
	actions?: readonly NoticeAction[] | undefined;
	icon?: unknown;
	onDismiss?: ( () => void ) | undefined;
	__unstableHTML?: boolean | undefined;
}

/** Notices by context, oldest first. */
export type NoticesState = Readonly< Record< string, readonly Notice[] > >;
