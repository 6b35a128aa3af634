export declare function nodeProblem(version: string, wanted: string): string | undefined;
export declare function begin(work: () => Promise<unknown>): Promise<void>;
