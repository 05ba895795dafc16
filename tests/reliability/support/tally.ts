import type {
	HostileExtensionPoint,
	Misbehaviour,
} from '../hostile/hostile-case';

/** Counts how many misbehaviours were tried at each point, and how many of them were kept to their own place. */
export const createTally = (
	extensionPoints: readonly HostileExtensionPoint[]
) => {
	const contained = new Map< string, Set< Misbehaviour > >();
	const reported = new Map< string, Set< Misbehaviour > >();
	const add = (
		to: typeof contained,
		extensionPoint: string,
		which: Misbehaviour
	) =>
		to.set(
			extensionPoint,
			( to.get( extensionPoint ) ?? new Set() ).add( which )
		);
	const row = (
		name: string,
		triedCount: number,
		containedCount: number,
		expectedCount: number,
		reportedCount: number
	) =>
		`${ name.padEnd( 34 ) }${ String( triedCount ).padStart( 6 ) }${ String( containedCount ).padStart( 11 ) }${ `${ reportedCount } of ${ expectedCount }`.padStart( 12 ) }`;
	const countExpected = ( { cases }: HostileExtensionPoint ) =>
		cases.filter( ( each ) => each.reported !== null ).length;
	const sum = ( figures: readonly number[] ) =>
		figures.reduce( ( total, figure ) => total + figure, 0 );
	const countIn =
		( of: typeof contained ) =>
		( { extensionPoint }: HostileExtensionPoint ) =>
			of.get( extensionPoint )?.size ?? 0;
	return {
		/** The order went through with another way to pay. */
		contained: ( extensionPoint: string, which: Misbehaviour ) =>
			void add( contained, extensionPoint, which ),
		/** Whoever manages the shop was told. */
		reported: ( extensionPoint: string, which: Misbehaviour ) =>
			void add( reported, extensionPoint, which ),
		print: () => {
			const lines = extensionPoints.map( ( each ) =>
				row(
					each.extensionPoint,
					each.cases.length,
					countIn( contained )( each ),
					countExpected( each ),
					countIn( reported )( each )
				)
			);
			const total = row(
				'all points',
				sum( extensionPoints.map( ( { cases } ) => cases.length ) ),
				sum( extensionPoints.map( countIn( contained ) ) ),
				sum( extensionPoints.map( countExpected ) ),
				sum( extensionPoints.map( countIn( reported ) ) )
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
