import { __, _n, sprintf } from '@wordpress/i18n';
import { AddOnFaults } from './add-on-faults';
import { ADD_ON_MEASURES, type AddOnFigures } from './add-on-figures';
import { MeasuredFigure } from './measured-figure';

const getFileName = ( script: string ): string =>
	script
		.replace( /[?#].*$/, '' )
		.split( '/' )
		.pop() || script;

export const getAddOnTitle = ( {
	names,
	script,
}: Pick< AddOnFigures, 'names' | 'script' > ): string =>
	names.join( ', ' ) ||
	( script === null
		? __( 'An add-on without a name', 'shopfront' )
		: getFileName( script ) );

const Renders = ( { count }: { count: number } ) => (
	<small>
		<bdi>
			{ sprintf(
				/* translators: %d: number of renders since the page was opened. */
				_n( '%d in total', '%d in total', count, 'shopfront' ),
				count
			) }
		</bdi>
	</small>
);

export const AddOnRow = ( {
	addOn,
	locale,
}: {
	addOn: AddOnFigures;
	locale: string;
} ) => {
	const { figures, script, faults, renders } = addOn;
	const title = getAddOnTitle( addOn );
	return (
		<tr>
			<th scope="row">
				<bdi>{ title }</bdi>
				{ script !== null && (
					<small>
						<bdi dir="ltr">{ script }</bdi>
					</small>
				) }
			</th>
			{ ADD_ON_MEASURES.map( ( measure ) => (
				<MeasuredFigure
					key={ measure }
					measure={ measure }
					figure={ figures[ measure ] }
					locale={ locale }
				>
					{ measure === 'rendersPerSecond' && (
						<Renders count={ renders } />
					) }
					{ measure === 'errors' && (
						<AddOnFaults addOn={ title } faults={ faults } />
					) }
				</MeasuredFigure>
			) ) }
		</tr>
	);
};
