import { NoticeBanner, RichText } from '@shopfront/components';
import { __ } from '@wordpress/i18n';
import type { NoticeGroup as Group } from './group-notices';
import { NoticeContent } from './notice-content';
import { useAnnounceNotices } from './use-announce-notices';

export interface NoticeGroupProps {
	group: Group;
	onRemove: ( group: Group ) => void;
}

/** One banner for notices of one status. Several errors become a list below a summary line. */
export const NoticeGroup = ( { group, onRemove }: NoticeGroupProps ) => {
	const { status, contents } = group;
	const [ first = '' ] = contents;
	const isList = contents.length > 1;
	const summary =
		isList && status === 'error'
			? __(
					'Please fix the following errors before continuing',
					'woocommerce'
				)
			: undefined;
	useAnnounceNotices( group, summary );
	return (
		<NoticeBanner
			status={ status }
			summary={ summary }
			onRemove={ () => onRemove( group ) }
		>
			<NoticeContent notices={ group.notices }>
				{ isList ? (
					<ul>
						{ contents.map( ( content ) => (
							<li key={ content }>
								<RichText html={ content } />
							</li>
						) ) }
					</ul>
				) : (
					<RichText as="div" html={ first } />
				) }
			</NoticeContent>
		</NoticeBanner>
	);
};
