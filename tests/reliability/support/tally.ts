import type { HostilePoint, Misbehaviour } from '../hostile/misbehaviour';

/** Counts how many misbehaviours were tried at each point, and how many of them were kept to their own place. */
export const createTally = ( points: readonly HostilePoint[] ) => {
	const contained = new Map< string, Set< Misbehaviour > >();
	const told = new Map< string, Set< Misbehaviour > >();
	const add = ( to: typeof contained, point: string, which: Misbehaviour ) =>
		to.set( point, ( to.get( point ) ?? new Set() ).add( which ) );
	const row = (
		name: string,
		tried: number,
		kept: number,
		due: number,
		heard: number
	) =>
		`${ name.padEnd( 34 ) }${ String( tried ).padStart( 6 ) }${ String( kept ).padStart( 11 ) }${ `${ heard } of ${ due }`.padStart( 12 ) }`;
	const dueIn = ( { cases }: HostilePoint ) =>
		cases.filter( ( each ) => each.told !== null ).length;
	const sum = ( figures: readonly number[] ) =>
		figures.reduce( ( total, figure ) => total + figure, 0 );
	const sizeIn =
		( of: typeof contained ) =>
		( { point }: HostilePoint ) =>
			of.get( point )?.size ?? 0;
	return {
		/** The order went through with another way to pay. */
		contained: ( point: string, which: Misbehaviour ) =>
			void add( contained, point, which ),
		/** Whoever manages the shop was told. */
		told: ( point: string, which: Misbehaviour ) =>
			void add( told, point, which ),
		print: () => {
			const lines = points.map( ( each ) =>
				row(
					each.point,
					each.cases.length,
					sizeIn( contained )( each ),
					dueIn( each ),
					sizeIn( told )( each )
				)
			);
			const total = row(
				'all points',
				sum( points.map( ( { cases } ) => cases.length ) ),
				sum( points.map( sizeIn( contained ) ) ),
				sum( points.map( dueIn ) ),
				sum( points.map( sizeIn( told ) ) )
			);
			process.stdout.write(
				[
					`${ 'point'.padEnd( 34 ) }${ 'ways'.padStart( 6 ) }${ 'contained'.padStart( 11 ) }${ 'told'.padStart( 12 ) }`,
					...lines,
					total,
					'',
				].join( '\n' )
			);
		},
	};
};
