import { AddOnReport, type AddOnFigures } from '@shopfront/components';
import { useEffect } from '@wordpress/element';

/** Fired at the document with each update of the report; `detail` is its `AddOnFigures[]`. For programs that read it. */
export const REPORT_EVENT = 'shopfront-add-on-report';

export interface PublishedReportProps {
	addOns: readonly AddOnFigures[];
	/** As of the page's `lang`. */
	locale: string;
	onClose: () => void;
}

/** The report, whose figures programs can read too. */
export const PublishedReport = ( props: PublishedReportProps ) => {
	const { addOns } = props;
	useEffect( () => {
		document.dispatchEvent(
			new CustomEvent( REPORT_EVENT, { detail: addOns } )
		);
	}, [ addOns ] );
	return <AddOnReport { ...props } />;
};
