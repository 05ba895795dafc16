import { __, sprintf } from '@wordpress/i18n';
import type { ReportedFault } from './add-on-figures';
import { describeFault } from './describe-fault';

export const AddOnFaults = ( {
	addOn,
	faults,
}: {
	addOn: string;
	faults: readonly ReportedFault[];
} ) =>
	faults.length === 0 ? null : (
		<details className="sf-add-on-report__faults">
			<summary
				aria-label={ sprintf(
					/* translators: %s: name of an add-on. */
					__( 'Messages of %s', 'shopfront' ),
					addOn
				) }
			>
				{ __( 'Messages', 'shopfront' ) }
			</summary>
			<ul>
				{ faults.map( ( { extensionPoint, kind, count, message } ) => (
					<li key={ `${ kind } ${ extensionPoint }` }>
						<strong>
							{ sprintf(
								/* translators: 1: where in the page it happened, 2: how often. */
								__( '%1$s, %2$d×', 'shopfront' ),
								extensionPoint,
								count
							) }
						</strong>{ ' ' }
						{ describeFault( kind ) }
						{ message && (
							<>
								{ ' ' }
								<q dir="auto">{ message }</q>
							</>
						) }
					</li>
				) ) }
			</ul>
		</details>
	);
