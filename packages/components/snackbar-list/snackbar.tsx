import { useEffect } from '@wordpress/element';
import {
	NoticeBanner,
	type NoticeStatus,
} from '../notice-banner/notice-banner';
import { RichText } from '../rich-text/rich-text';

/** How long a snackbar stays (specification 9, Limits and timings). */
export const SNACKBAR_TIMEOUT_MS = 10_000;

export interface SnackbarNotice {
	id: string;
	status: NoticeStatus;
	/** HTML, sanitised where it is shown. */
	content: string;
	/** Whether it stays until it is dismissed by hand. */
	explicitDismiss?: boolean;
	/** What is announced; `''` for nothing. */
	spokenMessage?: string;
}

export interface SnackbarProps {
	notice: SnackbarNotice;
	/** Keeps it from going; afterwards its time starts anew. */
	isPaused: boolean;
	onRemove: ( id: string ) => void;
}

/** One message of a list of snackbars. A new text under the same id has its own ten seconds. */
export const Snackbar = ( { notice, isPaused, onRemove }: SnackbarProps ) => {
	const { id, content, status, explicitDismiss, spokenMessage } = notice;
	useEffect( () => {
		if ( isPaused || explicitDismiss ) {
			return;
		}
		const timer = setTimeout( () => onRemove( id ), SNACKBAR_TIMEOUT_MS );
		return () => clearTimeout( timer );
	}, [ id, content, isPaused, explicitDismiss, onRemove ] );

	return (
		<div className="wc-block-components-notice-snackbar">
			<NoticeBanner
				status={ status }
				spokenMessage={ spokenMessage }
				onRemove={ () => onRemove( id ) }
			>
				<RichText html={ content } />
			</NoticeBanner>
		</div>
	);
};
