import { AddOnReport, type AddOnFigures } from '@shopfront/components';
import { useEffect } from '@wordpress/element';

/** Dispatched on the document for each update of the report, for programs. `detail` is its `AddOnFigures[]`. */
export const REPORT_EVENT = 'shopfront-add-on-report';

export interface PublishedReportProps {
	addOns: readonly AddOnFigures[];
	/** From the page's `lang`. */
	locale: string;
	onClose: () => void;
}

/** Renders the report and dispatches its figures for programs. */
export const PublishedReport = ( props: PublishedReportProps ) => {
	const { addOns } = props;
	useEffect( () => {
		document.dispatchEvent(
			new CustomEvent( REPORT_EVENT, { detail: addOns } )
		);
	}, [ addOns ] );
	return <AddOnReport { ...props } />;
};
