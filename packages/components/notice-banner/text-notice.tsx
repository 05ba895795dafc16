import { NoticeBanner, type NoticeStatus } from './notice-banner';

export interface TextNoticeProps {
	status: NoticeStatus;
	message: string;
	className?: string;
	/** Called on dismissal. Without it, the notice stays as long as its reason. */
	onRemove?: () => void;
}

/** A plain text, announced when it appears. */
export const TextNotice = ( {
	status,
	message,
	className,
	onRemove,
}: TextNoticeProps ) => (
	<NoticeBanner
		className={ className }
		status={ status }
		isDismissible={ onRemove !== undefined }
		onRemove={ onRemove }
		spokenMessage={ message }
	>
		{ message }
	</NoticeBanner>
);
