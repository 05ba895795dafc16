import type { AddOnFigures, ReportedFault } from '@shopfront/components';
import type { AddOnStatistics } from '@shopfront/extensibility';
import type { ScriptStatistics } from './script-statistics';

export interface FiguresInput {
	sources: readonly string[];
	addOnStatistics: readonly AddOnStatistics[];
	scriptStatistics: Pick<
		ScriptStatistics,
		'names' | 'getCounters' | 'getFaults'
	>;
	/** `null` if the browser doesn't report the size. */
	getBytes: ( source: string ) => number | null;
	supportsLayoutShift: boolean;
}

const sum = ( figures: readonly number[] ) =>
	figures.reduce( ( total, figure ) => total + figure, 0 );

/**
 * Returns the rows of the add-on report: one for each script that the page declares, in its order, then one for each
 * add-on whose script is unknown.
 */
export const readFigures = ( {
	sources,
	addOnStatistics,
	scriptStatistics,
	getBytes,
	supportsLayoutShift,
}: FiguresInput ): AddOnFigures[] => {
	const names = [ ...scriptStatistics.names() ];
	const read = (
		script: string | null,
		own: readonly string[]
	): AddOnFigures => {
		// Work before the first registration is recorded under the URL.
		const known = script === null ? own : [ ...own, script ];
		const ownStatistics = addOnStatistics.filter( ( { addOn } ) =>
			known.includes( addOn )
		);
		const countersByName = known.map( scriptStatistics.getCounters );
		const faults: readonly ReportedFault[] = [
			...( script === null ? [] : scriptStatistics.getFaults( script ) ),
			...ownStatistics.flatMap( ( entry ) => entry.faults ),
		];
		return {
			names: own,
			script,
			renders: sum( countersByName.map( ( { renders } ) => renders ) ),
			faults,
			figures: {
				timeMs: sum( ownStatistics.map( ( { timeMs } ) => timeMs ) ),
				longestMs: Math.max(
					0,
					...ownStatistics.map( ( { longestMs } ) => longestMs )
				),
				rendersPerSecond: Math.max(
					0,
					...countersByName.map(
						( { rendersPerSecond } ) => rendersPerSecond
					)
				),
				errors: sum( faults.map( ( { count } ) => count ) ),
				bytes: script === null ? null : getBytes( script ),
				layoutShift: supportsLayoutShift
					? sum(
							countersByName.map(
								( { layoutShift } ) => layoutShift
							)
						)
					: null,
			},
		};
	};
	const registered = names.map( ( [ name ] ) => name );
	const withoutScript = new Set( [
		...names
			.filter( ( [ , script ] ) => script === null )
			.map( ( [ name ] ) => name ),
		...addOnStatistics
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
};
