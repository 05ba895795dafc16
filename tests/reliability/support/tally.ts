import type {
	HostileExtensionPoint,
	Misbehaviour,
} from '../hostile/hostile-case';

/** Cases tried, contained and reported at each extension point. */
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
		/** The shopper ordered with another payment method. */
		contained: ( extensionPoint: string, which: Misbehaviour ) =>
			void add( contained, extensionPoint, which ),
		/** Administrators got a report. */
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
				'all extension points',
				sum( extensionPoints.map( ( { cases } ) => cases.length ) ),
				sum( extensionPoints.map( countIn( contained ) ) ),
				sum( extensionPoints.map( countExpected ) ),
				sum( extensionPoints.map( countIn( reported ) ) )
			);
			process.stdout.write(
				[
					`${ 'extension point'.padEnd( 34 ) }${ 'cases'.padStart( 6 ) }${ 'contained'.padStart( 11 ) }${ 'reported'.padStart( 12 ) }`,
					...lines,
					total,
					'',
				].join( '\n' )
			);
		},
	};
};
