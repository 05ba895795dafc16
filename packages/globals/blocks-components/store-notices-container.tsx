import { StoreNotices, type StoreNoticesProps } from '@shopfront/bindings';
import { RichText, type NoticeStatus } from '@shopfront/components';
import { AddOnNotice } from './store-notice';

/** For notices outside of any store. */
export interface AdditionalNotice {
	id: string;
	/** HTML. We sanitize it before we show it. */
	content: string;
	status?: NoticeStatus;
	isDismissible?: boolean;
	onDismiss?: () => void;
}

export interface NoticesContainerProps extends Omit<
	StoreNoticesProps,
	'context'
> {
	context?: StoreNoticesProps[ 'context' ];
	/** Shown before the notices of the contexts. */
	additionalNotices?: readonly AdditionalNotice[];
}

const NO_CONTEXT: readonly string[] = [];

export const NoticesContainer = ( {
	context = NO_CONTEXT,
	additionalNotices = [],
	className,
}: NoticesContainerProps ) => (
	<>
		{ additionalNotices.map( ( notice ) => (
			<AddOnNotice
				key={ notice.id }
				status={ notice.status }
				isDismissible={ notice.isDismissible ?? false }
				onRemove={ notice.onDismiss }
			>
				<RichText as="div" html={ notice.content } />
			</AddOnNotice>
		) ) }
		<StoreNotices context={ context } className={ className } />
	</>
);
