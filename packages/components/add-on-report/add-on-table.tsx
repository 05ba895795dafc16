import { ADD_ON_BUDGETS, type AddOnMeasure } from '@shopfront/extensibility';
import { __ } from '@wordpress/i18n';
import { ADD_ON_MEASURES, type AddOnFigures } from './add-on-figures';
import { AddOnRow } from './add-on-row';
import { formatFigure } from './format-figure';

const getColumnHeading = ( measure: AddOnMeasure ): string => {
	switch ( measure ) {
		case 'timeMs':
			return __( 'Time', 'shopfront' );
		case 'longestMs':
			return __( 'Longest call', 'shopfront' );
		case 'rendersPerSecond':
			return __( 'Renders', 'shopfront' );
		case 'errors':
			return __( 'Errors', 'shopfront' );
		case 'bytes':
			return __( 'Scripts', 'shopfront' );
		case 'layoutShift':
			return __( 'Layout shift', 'shopfront' );
	}
};

export const AddOnTable = ( {
	addOns,
	locale,
}: {
	addOns: readonly AddOnFigures[];
	locale: string;
} ) => (
	<table>
		<caption>
			{ __( 'Cost of each add-on on this page', 'shopfront' ) }
		</caption>
		<thead>
			<tr>
				<th scope="col">{ __( 'Add-on', 'shopfront' ) }</th>
				{ ADD_ON_MEASURES.map( ( measure ) => (
					<th key={ measure } scope="col">
						{ getColumnHeading( measure ) }
					</th>
				) ) }
			</tr>
			<tr className="sf-add-on-report__budget">
				<th scope="row">{ __( 'Budget', 'shopfront' ) }</th>
				{ ADD_ON_MEASURES.map( ( measure ) => (
					<td key={ measure }>
						<bdi>
							{ formatFigure(
								measure,
								ADD_ON_BUDGETS[ measure ],
								locale
							) }
						</bdi>
					</td>
				) ) }
			</tr>
		</thead>
		<tbody>
			{ addOns.map( ( addOn ) => (
				<AddOnRow
					key={ addOn.script ?? addOn.names.join() }
					addOn={ addOn }
					locale={ locale }
				/>
			) ) }
		</tbody>
	</table>
);
