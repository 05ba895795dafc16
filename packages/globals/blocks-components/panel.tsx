import { Panel, type PanelProps } from '@shopfront/components';
import deprecated from '@wordpress/deprecated';

export interface AddOnPanelProps extends PanelProps {
	/** Deprecated: the element around the title, such as `h2`. */
	titleTag?: string;
}

const LEVELS: Readonly< Record< string, PanelProps[ 'headingLevel' ] > > = {
	h2: 2,
	h3: 3,
	h4: 4,
	h5: 5,
	h6: 6,
};

/** Still accepts the deprecated `titleTag`. */
export const AddOnPanel = ( {
	titleTag,
	headingLevel,
	...rest
}: AddOnPanelProps ) => {
	if ( titleTag !== undefined ) {
		deprecated( 'The titleTag property of Panel', {
			since: '9.4.0',
			alternative: 'headingLevel',
		} );
	}
	return (
		<Panel
			{ ...rest }
			headingLevel={ headingLevel ?? LEVELS[ titleTag ?? '' ] }
		/>
	);
};
