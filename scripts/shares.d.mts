export declare function sharesOf(seconds: Readonly<Record<string, number>>, passed: number): string;
