import { AddOnReport, type AddOnFigures } from '@shopfront/components';
import { useEffect } from '@wordpress/element';

/** Programs can listen for this event on the document: `detail` holds the `AddOnFigures[]` of each update. */
export const REPORT_EVENT = 'shopfront-add-on-report';

export interface PublishedReportProps {
	addOns: readonly AddOnFigures[];
	/** From the page's `lang`. */
	locale: string;
	onClose: () => void;
}

export const PublishedReport = ( props: PublishedReportProps ) => {
	const { addOns } = props;
	useEffect( () => {
		document.dispatchEvent(
			new CustomEvent( REPORT_EVENT, { detail: addOns } )
		);
	}, [ addOns ] );
	return <AddOnReport { ...props } />;
};
