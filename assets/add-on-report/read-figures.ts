import type { AddOnFigures, ReportedFault } from '@shopfront/components';
import type { ReportCard } from '@shopfront/points';
import type { Ledger } from './ledger';

export interface FiguresInput {
	/** Addresses of the scripts that the page declares. */
	sources: readonly string[];
	cards: readonly ReportCard[];
	ledger: Pick< Ledger, 'names' | 'tallyOf' | 'faultsOf' >;
	/** Size of a script; `null` where the browser does not tell. */
	bytesOf: ( source: string ) => number | null;
	/** Whether the browser tells of layout shifts. */
	knowsLayoutShift: boolean;
}

const sum = ( figures: readonly number[] ) =>
	figures.reduce( ( total, figure ) => total + figure, 0 );

/**
 * One entry for each add-on: for each script that the page declares, in its order, with all that it registered; and one
 * for each name of which no script is known.
 */
export function readFigures( {
	sources,
	cards,
	ledger,
	bytesOf,
	knowsLayoutShift,
}: FiguresInput ): AddOnFigures[] {
	const names = [ ...ledger.names() ];
	const read = (
		script: string | null,
		own: readonly string[]
	): AddOnFigures => {
		// What was done before anything was registered is noted under the address.
		const known = script === null ? own : [ ...own, script ];
		const ownCards = cards.filter( ( { addOn } ) =>
			known.includes( addOn )
		);
		const tallies = known.map( ledger.tallyOf );
		const faults: readonly ReportedFault[] = [
			...( script === null ? [] : ledger.faultsOf( script ) ),
			...ownCards.flatMap( ( card ) => card.faults ),
		];
		return {
			names: own,
			script,
			renders: sum( tallies.map( ( { renders } ) => renders ) ),
			faults,
			figures: {
				timeMs: sum( ownCards.map( ( { timeMs } ) => timeMs ) ),
				longestMs: Math.max(
					0,
					...ownCards.map( ( { longestMs } ) => longestMs )
				),
				rendersPerSecond: Math.max(
					0,
					...tallies.map(
						( { rendersPerSecond } ) => rendersPerSecond
					)
				),
				errors: sum( faults.map( ( { count } ) => count ) ),
				bytes: script === null ? null : bytesOf( script ),
				layoutShift: knowsLayoutShift
					? sum( tallies.map( ( { layoutShift } ) => layoutShift ) )
					: null,
			},
		};
	};
	const registered = names.map( ( [ name ] ) => name );
	const withoutScript = new Set( [
		...names
			.filter( ( [ , script ] ) => script === null )
			.map( ( [ name ] ) => name ),
		...cards
			.map( ( { addOn } ) => addOn )
			.filter(
				( addOn ) =>
					! registered.includes( addOn ) &&
					! sources.includes( addOn )
			),
	] );
	return [
		...sources.map( ( source ) =>
			read(
				source,
				names
					.filter( ( [ , script ] ) => script === source )
					.map( ( [ name ] ) => name )
			)
		),
		...[ ...withoutScript ].map( ( name ) => read( null, [ name ] ) ),
	];
}
