import { useEffect, useRef } from '@wordpress/element';
import {
	NoticeBanner,
	type NoticeStatus,
} from '../notice-banner/notice-banner';
import { RichText } from '../rich-text/rich-text';
import { Button } from '../button/button';

/** Time until a snackbar is removed, in milliseconds (docs/contract/cart-and-checkout.md 9, "Limits and timings"). */
export const SNACKBAR_TIMEOUT_MS = 10_000;

/** An action of a message. With `url`, a link. */
export interface SnackbarAction {
	label: string;
	url?: string;
	onSelect?: () => void;
}

export interface SnackbarNotice {
	id: string;
	status: NoticeStatus;
	/** HTML, sanitized when it is rendered. */
	content: string;
	/** Whether it stays until it is dismissed. */
	explicitDismiss?: boolean;
	/** Announced text; `''` announces nothing. */
	spokenMessage?: string;
	/** Announces the same message again and restarts its timeout when its identity changes. */
	announcementKey?: unknown;
	/** None by default. Running an action removes the message. */
	actions?: readonly SnackbarAction[];
}

const NO_ACTIONS: readonly SnackbarAction[] = [];

export interface SnackbarProps {
	notice: SnackbarNotice;
	/** Pauses the timeout. It restarts afterwards. */
	isPaused: boolean;
	onRemove: ( id: string ) => void;
}

/** One message of a snackbar list. A new text or `announcementKey` under the same id restarts the timeout. */
export const Snackbar = ( { notice, isPaused, onRemove }: SnackbarProps ) => {
	const {
		id,
		content,
		status,
		explicitDismiss,
		spokenMessage,
		announcementKey,
		actions = NO_ACTIONS,
	} = notice;
	// A new `onRemove` function must not restart the timeout.
	const latestOnRemove = useRef( onRemove );
	useEffect( () => {
		latestOnRemove.current = onRemove;
	} );
	useEffect( () => {
		if ( isPaused || explicitDismiss ) {
			return;
		}
		const timer = setTimeout(
			() => latestOnRemove.current( id ),
			SNACKBAR_TIMEOUT_MS
		);
		return () => clearTimeout( timer );
	}, [ id, content, announcementKey, isPaused, explicitDismiss ] );

	return (
		<div className="wc-block-components-notice-snackbar">
			<NoticeBanner
				status={ status }
				spokenMessage={ spokenMessage }
				announcementKey={ announcementKey }
				onRemove={ () => onRemove( id ) }
			>
				<RichText html={ content } />
				{ actions.map( ( { label, url, onSelect } ) => (
					<Button
						key={ label }
						variant="link"
						className="wc-block-components-notice-snackbar__action"
						{ ...( url && { href: url } ) }
						onClick={ () => {
							onRemove( id );
							onSelect?.();
						} }
					>
						{ label }
					</Button>
				) ) }
			</NoticeBanner>
		</div>
	);
};
